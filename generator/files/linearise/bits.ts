/** How many bits a number takes; none for 0. */
export function bitsFor(value: number): number {
  return value === 0 ? 0 : value.toString(2).length
}

/** Numbers in so many bytes each, the highest byte first. */
export function fields(values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntBE(value, 0, bytes)
      return field
    }),
  )
}

/** Numbers in so many bits each, one after the other, filled up to a whole byte at the end. */
export function column(values: readonly number[], bits: number): Buffer {
  if (bits === 0) return Buffer.alloc(0)
  const text = values.map((value) => value.toString(2).padStart(bits, '0')).join('')
  return Buffer.from((text.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}
