import { getCompileLog } from '@galley/contract/latex'
import { api } from '../../../api/galley-api.ts'

/**
 * What TeX said while it made the last page of this resume; null where that is not kept any more, or can't be fetched.
 */
export const findLog = (resumeId: string): Promise<string | null> =>
  api(getCompileLog, { body: { resume_id: resumeId } }).then(
    ({ log }) => log,
    () => null,
  )
