/* `npm run dev`: the site with hot reload, on the same workers and databases as `npm start`. */
import { spawn } from 'node:child_process'
import { prepareDatabases } from '../local-site'
import { stateFolder } from '../resources'
import { root } from '../root'

for (const step of await prepareDatabases(stateFolder)) console.log(step)

const vite = spawn('vite', ['dev', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })
// Ctrl-C reaches vite directly (same terminal); this process stays until vite has stopped its workers.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
