import fc from 'fast-check'

// Property tests with hundreds of thousands of cases are too slow per mutant: limited to half a second.
fc.configureGlobal({ ...fc.readConfigureGlobal(), interruptAfterTimeLimit: 500 })
