import { connect, type Socket } from 'node:net'
import { userAgent } from './user-agent'

export interface Load {
  /** Answers per second. */
  rate: number
  /** Milliseconds that 99 of 100 answers took at most. */
  p99: number
}

const connections = 16

/** Asks for `/` over kept-alive connections for the given seconds, each one again as soon as it is answered. */
export async function load(port: number, seconds: number, headers: Record<string, string> = {}): Promise<Load> {
  const times: number[] = []
  const request = requestText(headers)
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, until, times)))
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return { rate: times.length / elapsed, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

/** Milliseconds until the first byte of the body. */
export function timeToFirstByte(port: number, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let started = 0
    let head = ''
    socket.once('connect', () => {
      started = performance.now()
      socket.write(requestText(headers))
    })
    socket.on('data', (chunk) => {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0 || head.length <= end + 4) return
      resolve(performance.now() - started)
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

function requestText(headers: Record<string, string>): string {
  const all = { Host: 'localhost', 'User-Agent': userAgent, Accept: 'text/html', 'Sec-Fetch-Dest': 'document', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET / HTTP/1.1\r\n${lines.join('')}\r\n`
}

/*
 * A client by hand: node:http costs more per request than a bare worker does, and would measure itself.
 */
function ask(port: number, request: string, until: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let started = 0
    const send = () => {
      started = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.once('connect', send)
    socket.on('error', reject)
    readAnswers(socket, (status) => {
      if (status !== 200) return reject(new Error(`answered ${status}`))
      const now = performance.now()
      times.push(now - started)
      if (now < until) return send()
      socket.destroy()
      resolve()
    })
  })
}

/** Calls back at the end of each answer: by its length where it states one, else at the last chunk. */
function readAnswers(socket: Socket, onAnswer: (status: number) => void): void {
  let head = ''
  let status = 0
  let left: number | undefined
  let tail = ''
  const finish = () => {
    head = ''
    left = undefined
    tail = ''
    onAnswer(status)
  }
  const body = (chunk: Buffer) => {
    if (left === undefined) {
      tail = (tail + chunk.subarray(-5).toString('latin1')).slice(-5)
      if (tail === '0\r\n\r\n') finish()
    } else {
      left -= chunk.byteLength
      if (left <= 0) finish()
    }
  }
  let inBody = false
  socket.on('data', (chunk: Buffer) => {
    if (inBody) {
      body(chunk)
      inBody = head !== ''
      return
    }
    head += chunk.toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    status = Number(head.slice(9, 12))
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    left = length === undefined ? undefined : Number(length)
    const rest = Buffer.from(head.slice(end + 4), 'latin1')
    inBody = true
    if (rest.byteLength > 0 || left === 0) body(rest)
    inBody = head !== ''
  })
}
