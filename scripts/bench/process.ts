import { readFileSync } from 'node:fs'

/** Clock ticks of the kernel in a second: 100 on every Linux that Node runs on. */
const ticks = 100

/** Milliseconds of processor time that a process has used, in its own code and in the kernel. Linux only. */
export function processorMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in parentheses and can have spaces, so fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
}

/** Resident memory of a process. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
