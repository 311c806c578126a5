import { describeScreens } from './every-screen.ts'

describeScreens('dark')
