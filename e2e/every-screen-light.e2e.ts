import { describeScreens } from './every-screen.ts'

describeScreens('light')
