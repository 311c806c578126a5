/** What lies beside a document: by name, as it lies in the folder of a job. */
export type JobFiles = Record<string, Buffer>
