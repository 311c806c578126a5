/** Of the editor's address: it opens on what changed in the original of a copy. */
export const reviewHash = 'changes'
