import { mainJob } from './mainJob.ts'
import { openWebKit } from './webkit.ts'

mainJob('webkit', openWebKit)
