/**
 * The stack frames of an error. The message at the head of the stack is removed first, because a line of it that a
 * visitor typed might look like a frame.
 */
export function stackFrames({ stack = '', message }: Error): string[] {
  const head = stack.indexOf(message)
  const lines = head === -1 ? [] : stack.slice(head + message.length).split('\n')
  return lines.filter((line) => /^\s+at /.test(line))
}
