/** The settings of an evaluation run. */
export const surroundings: NodeJS.ProcessEnv = { ...process.env }
