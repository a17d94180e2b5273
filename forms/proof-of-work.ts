/** Status and header of the answer that asks for work: the client solves it and sends the same form again. */
export const workAskedStatus = 428
export const workAskedHeader = 'Proof-Of-Work'

/** The header's value: `<challenge> <bits>`. */
export type WorkAsked = { challenge: string; bits: number }

export function readWorkAsked(header: string | null): WorkAsked | undefined {
  const [, challenge, bits] = /^([\w.-]+) (\d{1,2})$/.exec(header ?? '') ?? []
  return challenge && bits ? { challenge, bits: Number(bits) } : undefined
}

/**
 * Finds the `pow` field's value: `<challenge>:<number>` such that SHA-256 of `<challenge>:<number>:<submissionKey>`
 * starts with `bits` zero bits. The key is part of it so that one solution serves one submission only.
 */
export async function solveWork(asked: WorkAsked, submissionKey: string): Promise<string> {
  for (let number = 0; ; number += 1) {
    const answer = `${asked.challenge}:${number}`
    if ((await zeroBits(`${answer}:${submissionKey}`)) >= asked.bits) return answer
  }
}

/** Needs a secure context in browsers (https or localhost), as `crypto.subtle` does. */
export async function zeroBits(text: string): Promise<number> {
  const hash = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Math.clz32(hash.getUint32(0))
}
