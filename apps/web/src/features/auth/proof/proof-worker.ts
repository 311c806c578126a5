// Runs beside the page.
import { searchToken, type Sought } from './find-number.ts'

addEventListener('message', ({ data }: MessageEvent<Sought>) =>
  postMessage(searchToken(data)(Number.POSITIVE_INFINITY)),
)
