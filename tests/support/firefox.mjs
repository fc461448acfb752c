#!/usr/bin/env node
/*
 * Firefox for Playwright, which starts this program as its browser. Playwright speaks WebDriver BiDi with Firefox, but begins with
 * commands that are newer than an ESR. The relay between the two answers those that only prepare features that no journey needs.
 * `FIREFOX` is the path of the browser.
 */
import { spawn } from 'node:child_process'
import { WebSocket, WebSocketServer } from 'ws'

const optional = [
  'browser.setDownloadBehavior',
  'emulation.setMediaFeaturesOverride',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'network.addDataCollector'
]

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] })
firefox.on('error', ({ message }) => console.error(message))
firefox.on('close', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill('SIGKILL'))

let said = ''
firefox.stderr.on('data', (chunk) => {
  said += chunk
  const address = /WebDriver BiDi listening on (ws:\S+)\n/.exec(said)?.[1]
  if (!address) return
  firefox.stderr.removeAllListeners('data').resume()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client) => relay(client, `${address}/session`))
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
})

/** Passes on every message, and answers an optional command that the browser does not know. */
function relay(client, address) {
  const browser = new WebSocket(address, { maxPayload: 0 })
  const methods = new Map()
  const early = []
  client.on('message', (data) => {
    const text = data.toString()
    const { id, method } = JSON.parse(text)
    methods.set(id, method)
    if (browser.readyState === WebSocket.OPEN) browser.send(text)
    else early.push(text)
  })
  browser.on('open', () => {
    for (const text of early.splice(0)) browser.send(text)
  })
  browser.on('message', (data) => {
    const text = data.toString()
    const { id, error } = JSON.parse(text)
    const isMissing = error === 'unknown command' && optional.includes(methods.get(id))
    methods.delete(id)
    client.send(isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : text)
  })
  browser.on('close', () => client.close())
  browser.on('error', ({ message }) => console.error(message))
  client.on('close', () => browser.close())
}
