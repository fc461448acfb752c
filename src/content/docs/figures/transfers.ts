/*
 * The example graph of document 1: accounts, devices, logins and transfers. Its figures are drawn from this data, and a
 * test compares the document's text, tables and code with it. Invented for illustration.
 */

interface Vertex {
  code: string
  label: 'Account' | 'Device'
  /** Position in the figures, in units of the drawing. */
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

export const transfers: readonly { id: string; from: string; to: string; amount: number }[] = [
  { id: 'T1', from: 'A2', to: 'A4', amount: 4800 },
  { id: 'T2', from: 'A4', to: 'A5', amount: 4750 },
  { id: 'T3', from: 'A5', to: 'A2', amount: 4700 },
  { id: 'T4', from: 'A3', to: 'A6', amount: 1200 },
  { id: 'T5', from: 'A6', to: 'A7', amount: 1150 }
]

export const counts = {
  accounts: vertices.filter((vertex) => vertex.label === 'Account').length,
  devices: vertices.filter((vertex) => vertex.label === 'Device').length,
  logins: logins.length,
  transfers: transfers.length
}

export const loginsCsv = ['account,device', ...logins.map((row) => `${row.account},${row.device}`)].join('\n')
export const transfersCsv = [
  'id,from,to,amount',
  ...transfers.map((row) => `${row.id},${row.from},${row.to},${row.amount}`)
].join('\n')

/** Start of the questions. */
export const start = 'A1'

const unique = (codes: string[]) => [...new Set(codes)].sort()

/** Vertices reached by each hop from `start`: its devices, the other accounts on them, and the payees of those. */
export function hops(): { devices: string[]; sharing: string[]; recipients: string[] } {
  const devices = unique(logins.filter((row) => row.account === start).map((row) => row.device))
  const sharing = unique(logins.filter((row) => devices.includes(row.device) && row.account !== start).map((row) => row.account))
  const recipients = unique(transfers.filter((row) => sharing.includes(row.from)).map((row) => row.to))
  return { devices, sharing, recipients }
}

/**
 * A ring of transfers from an account back to itself in at most `limit` steps, as its accounts in order; empty if there
 * is none.
 */
export function ring(from: string, limit: number): string[] {
  const extend = (path: string[]): string[] => {
    const last = path.at(-1)
    for (const { to } of transfers.filter((row) => row.from === last)) {
      if (to === from) return [...path, to]
      if (path.length < limit && !path.includes(to)) {
        const found = extend([...path, to])
        if (found.length > 0) return found
      }
    }
    return []
  }
  return extend([from])
}

/** Longest ring that the fourth question searches for, in transfers. */
export const ringLimit = 4
