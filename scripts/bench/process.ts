import { readFileSync } from 'node:fs'

/** Clock ticks of the kernel in a second: 100 on every Linux that Node runs on. */
const ticks = 100

/** The processes that a process has started, which still run. Linux only. */
export function childrenOf(pid: number): number[] {
  const written = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return written.split(' ').filter(Boolean).map(Number)
}

/** Milliseconds of processor time that a process and its children have used, in their own code and in the kernel. Linux only. */
export function processorMilliseconds(pid: number): number {
  return [pid, ...childrenOf(pid)].map(usedBy).reduce((sum, used) => sum + used, 0)
}

function usedBy(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in parentheses and can have spaces, so fields are counted from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks
}

/** Resident memory of a process and its children; shared memory counts for each of them. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = [pid, ...childrenOf(pid)].map((each) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1])
  )
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}
