import type { DrawnEdge, DrawnVertex, GraphDrawing, Mark } from './types'

/*
 * The small graph of document 1: accounts, devices, logins and transfers. Figures, tables, code and the counts in the
 * text are all taken from here, in both languages, so that they cannot disagree. The data is made up for illustration.
 */

interface Vertex {
  code: string
  label: 'Account' | 'Device'
  x: number
  y: number
}

export const vertices: readonly Vertex[] = [
  { code: 'A1', label: 'Account', x: 60, y: 200 },
  { code: 'D1', label: 'Device', x: 180, y: 200 },
  { code: 'A2', label: 'Account', x: 300, y: 110 },
  { code: 'A3', label: 'Account', x: 300, y: 290 },
  { code: 'A4', label: 'Account', x: 420, y: 90 },
  { code: 'A6', label: 'Account', x: 420, y: 310 },
  { code: 'A5', label: 'Account', x: 550, y: 170 },
  { code: 'A7', label: 'Account', x: 550, y: 240 },
  { code: 'D2', label: 'Device', x: 550, y: 80 },
  { code: 'D3', label: 'Device', x: 550, y: 330 }
]

export const logins: readonly { account: string; device: string }[] = [
  { account: 'A1', device: 'D1' },
  { account: 'A2', device: 'D1' },
  { account: 'A3', device: 'D1' },
  { account: 'A4', device: 'D2' },
  { account: 'A5', device: 'D2' },
  { account: 'A6', device: 'D3' },
  { account: 'A7', device: 'D3' }
]

export const transfers: readonly { from: string; to: string; amount: number }[] = [
  { from: 'A2', to: 'A4', amount: 4800 },
  { from: 'A4', to: 'A5', amount: 4750 },
  { from: 'A5', to: 'A2', amount: 4700 },
  { from: 'A3', to: 'A6', amount: 1200 },
  { from: 'A6', to: 'A7', amount: 1150 }
]

export const counts = {
  accounts: vertices.filter((vertex) => vertex.label === 'Account').length,
  devices: vertices.filter((vertex) => vertex.label === 'Device').length,
  logins: logins.length,
  transfers: transfers.length
}

export const loginsCsv = ['account,device', ...logins.map((row) => `${row.account},${row.device}`)].join('\n')
export const transfersCsv = ['from,to,amount', ...transfers.map((row) => `${row.from},${row.to},${row.amount}`)].join('\n')

/** Where the questions start. */
export const start = 'A1'

const unique = (codes: string[]) => [...new Set(codes)].sort()

/** What each hop from `start` reaches: its devices, the other accounts on them, and where those sent money. */
export function hops(): { devices: string[]; sharing: string[]; recipients: string[] } {
  const devices = unique(logins.filter((row) => row.account === start).map((row) => row.device))
  const sharing = unique(
    logins.filter((row) => devices.includes(row.device) && row.account !== start).map((row) => row.account)
  )
  const recipients = unique(transfers.filter((row) => sharing.includes(row.from)).map((row) => row.to))
  return { devices, sharing, recipients }
}

/** Transfers that lead from an account back to itself in at most `limit` steps, as the accounts on the way; empty if none. */
export function ring(from: string, limit: number): string[] {
  const walk = (path: string[]): string[] => {
    const last = path.at(-1)
    for (const { to } of transfers.filter((row) => row.from === last)) {
      if (to === from) return [...path, to]
      if (path.length < limit && !path.includes(to)) {
        const found = walk([...path, to])
        if (found.length > 0) return found
      }
    }
    return []
  }
  return walk([from])
}

function drawing(
  columns: GraphDrawing['columns'],
  vertexMark: (code: string) => Mark | undefined,
  edgeMark: (from: string, to: string) => Mark | undefined
): GraphDrawing {
  const marked = <Value extends object>(value: Value, mark: Mark | undefined): Value & { mark?: Mark } =>
    mark ? { ...value, mark } : value
  const drawn = vertices.map(({ code, label, x, y }): DrawnVertex => {
    const shape = label === 'Account' ? 'circle' : 'square'
    return marked({ id: code, x, y, shape, size: shape === 'circle' ? 21 : 19, label: code }, vertexMark(code))
  })
  const edges: DrawnEdge[] = [
    ...logins.map((row) => marked({ from: row.account, to: row.device, directed: false }, edgeMark(row.account, row.device))),
    ...transfers.map((row) =>
      marked({ from: row.from, to: row.to, label: String(row.amount), directed: true }, edgeMark(row.from, row.to))
    )
  ]
  return { width: 610, height: 370, vertices: drawn, edges, columns }
}

/** The small graph with the way of the third question in it. `hop` says «hop n» in the language of the page. */
export function hopDrawing(hop: (count: number) => string): GraphDrawing {
  const { devices, sharing, recipients } = hops()
  const way = new Set([start, ...devices, ...sharing])
  const columns = [60, 180, 300, 420].map((x, count) => ({ x, label: hop(count) }))
  return drawing(
    columns,
    (code) => (code === start ? 'start' : recipients.includes(code) ? 'found' : way.has(code) ? 'path' : undefined),
    (from, to) => ((way.has(from) && way.has(to)) || (sharing.includes(from) && recipients.includes(to)) ? 'path' : undefined)
  )
}

/** The same graph with the ring that the fourth question finds. */
export function ringDrawing(found: string[]): GraphDrawing {
  return drawing(
    [],
    (code) => (found.includes(code) ? 'found' : undefined),
    (from, to) => (found.some((code, at) => code === from && found[at + 1] === to) ? 'found' : undefined)
  )
}

/** The data model: two kinds of vertices, two kinds of edges, with their names in the language of the page. */
export function modelDrawing(names: { account: string; device: string; login: string; transfer: string }): GraphDrawing {
  return {
    width: 610,
    height: 230,
    columns: [],
    vertices: [
      { id: 'Account', x: 230, y: 122, shape: 'circle', size: 52, label: names.account, note: 'Account' },
      { id: 'Device', x: 500, y: 122, shape: 'square', size: 46, label: names.device, note: 'Device' }
    ],
    edges: [
      { from: 'Account', to: 'Device', label: names.login, directed: true },
      { from: 'Account', to: 'Account', label: names.transfer, directed: true }
    ]
  }
}
