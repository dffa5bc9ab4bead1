import fc from 'fast-check'

// Made-up cases by the hundred thousand are asked once a change, not once a mutant: a second and a half of them must do.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 1_500 })
