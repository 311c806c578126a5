export const dashboard = {
  pageTitle: 'Your Resumes',
  title: 'Your Resumes',
  newResume: 'New Resume',
  loading: 'Loading your resumes',
  failed: 'Your resumes could not be loaded.',
  retry: 'Retry',
  count: (resumes: number) => (resumes === 1 ? '1 resume' : `${resumes} resumes`),
  empty: {
    title: 'No resumes yet',
    body: 'Tell us about yourself once. Galley typesets it, and every version after that is a few edits away.',
    action: 'Create Resume',
  },
  card: {
    created: 'Created',
    updated: 'Updated',
    edit: 'Edit Resume',
    rename: (title: string) => `Rename ${title}`,
    delete: (title: string) => `Delete ${title}`,
    titleField: 'Resume title',
    saveTitle: 'Save title',
    cancelRename: 'Cancel',
  },
  confirmDelete: {
    question: 'Are you sure you want to delete this resume?',
    confirm: 'Delete',
    cancel: 'Cancel',
  },
} as const
