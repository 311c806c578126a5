// The global set-up of tests that start processes of the product: what they start is up to date.
import { build } from './build.ts'

export default () => build()
