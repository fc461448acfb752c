import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProxies } from './client.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galaxy-routes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A table of routes as the kernel of Linux prints it. */
function routes(...lines: string[]): string {
  const path = join(folder, 'route')
  writeFileSync(path, `${['Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask', ...lines].join('\n')}\n`)
  return path
}

test('«gateway» trusts the gateway of the container’s network, and nobody else in it', () => {
  const ownNetwork = 'eth0\t000011AC\t00000000\t0001\t0\t0\t0\t0000FFFF'
  const proxies = readProxies('gateway, 10.0.0.1', routes(ownNetwork, 'eth0\t00000000\t010011AC\t0003\t0\t0\t0\t00000000'))
  const trusted = ['172.17.0.1', '10.0.0.1', '172.17.0.2', '1.0.17.172'].filter((address) => proxies.check(address))
  expect(trusted).toEqual(['172.17.0.1', '10.0.0.1'])
})

test('«gateway» is refused where there is none', () => {
  for (const file of [routes(), join(folder, 'nowhere')]) {
    expect(() => readProxies('gateway', file)).toThrow('TRUSTED_PROXIES: «gateway» is for a container')
  }
})
