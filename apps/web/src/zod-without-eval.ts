// zod compiles its checks with `new Function` where it may; the content security policy forbids that, and even the
// attempt is reported in the console. This runs before any schema is built: main.tsx imports it first.
import { config } from 'zod'

config({ jitless: true })
