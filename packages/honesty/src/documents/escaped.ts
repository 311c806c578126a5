/** A text as a part of a pattern, also one of Unicode, that matches just it. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
