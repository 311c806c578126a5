/** The SQLSTATE of a failed statement, or ''. */
export const sqlStateOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
