// The resume that letters and notes belong to: its title, and the job that it is for.
import { getResume } from '@galley/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/galley-api.ts'

export const useResumeOfDocuments = (resumeId: string) =>
  useQuery({
    queryKey: ['resume-of-documents', resumeId],
    queryFn: async ({ signal }) => {
      const {
        title,
        job_description: posting,
        application,
      } = await api(getResume, { params: { id: resumeId } }, { signal })
      return { title, job: { jobDescription: posting ?? '', employer: application.employer } }
    },
    retry: (failures, error) => !(error instanceof ApiError) && failures < 1,
    refetchOnMount: 'always',
  })
