/** The settings of whoever runs an evaluation. */
export const surroundings: NodeJS.ProcessEnv = { ...process.env }
