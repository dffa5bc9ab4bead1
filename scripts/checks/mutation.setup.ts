import fc from 'fast-check'

// Property tests with hundreds of thousands of cases are too slow per mutant: limited to a second and a half.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 1_500 })
