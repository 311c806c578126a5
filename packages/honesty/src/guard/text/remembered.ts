// The same short texts are compared with each other over and over: what was made of one is kept for a while.

/** Longer texts are seldom asked about twice. */
const longest = 300

/** `make`, for a pure function of a text, with its last results cached; all are dropped when they become too many. */
export function remembered<Made>(make: (text: string) => Made, most = 2000): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const fresh = make(text)
    if (made.size >= most) made.clear()
    if (text.length <= longest) made.set(text, fresh)
    return fresh
  }
}
