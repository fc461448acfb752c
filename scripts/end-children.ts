import { execFileSync, spawn } from 'node:child_process'

/** Reads until its input ends, which it does however the process at its other end is ended, and then ends the given processes. */
const guard = `process.stdin.resume().on('close',()=>{for(const id of process.argv.slice(1))try{process.kill(Number(id))}catch{}})`

/**
 * Makes the children that this process has now end with it, even if it is killed: the runtime would go on listening. Where
 * processes cannot be listed, nothing is changed.
 */
export function endChildrenWithThisProcess(): void {
  const children = childrenOfThisProcess()
  if (children.length === 0) return
  const watching = spawn(process.execPath, ['-e', guard, ...children.map(String)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true
  })
  watching.unref()
  if (watching.stdin && 'unref' in watching.stdin && typeof watching.stdin.unref === 'function') watching.stdin.unref()
}

function childrenOfThisProcess(): number[] {
  try {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    return list.split('\n').flatMap((line) => {
      const [id, parent, command] = line.trim().split(/\s+/)
      return Number(parent) === process.pid && command !== 'ps' ? [Number(id)] : []
    })
  } catch {
    return []
  }
}
