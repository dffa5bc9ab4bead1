import { openFirefox } from './firefox.ts'
import { mainJob } from './mainJob.ts'

mainJob('firefox', openFirefox)
