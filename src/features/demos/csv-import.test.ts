import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeCsv } from '~/contract/csv'
import type { DemoModel } from '~/demos/types'
import type { CsvFile } from '~/lib/csv-table'
import { size } from '../../../tests/support/sizes'
import { importGraph as importInto } from './csv-import'

const model: DemoModel = {
  vertices: { account: { shape: 'circle' }, device: { shape: 'square' } },
  edges: { uses: { isDirected: false }, transferred: { isDirected: true } }
}
const importGraph = (files: readonly CsvFile[], to: DemoModel) => importInto(files, to, ['risk', 'amount'])

const vertices = { name: 'v.csv', text: 'id,label,x,y,risk\nA1,account,1,2,0.5\n"A2",device,3,-4,\n' }
const edges = { name: 'e.csv', text: '\uFEFFfrom,to,type,amount\r\nA1,A2,uses,\r\nA1,A1,transferred,20\r\n' }

const faultOf = (text: string, others = [vertices]) => {
  const result = importGraph([...others, { name: 'new.csv', text }], model)
  return 'fault' in result ? result.fault : undefined
}

describe('the import of a graph', () => {
  test('reads vertices and edges with their positions and numbers, quoted or not', () => {
    expect(importGraph([edges, vertices], model)).toEqual({
      graph: {
        vertices: [
          { id: 'A1', kind: 'account', x: 1, y: 2, values: { risk: 0.5 } },
          { id: 'A2', kind: 'device', x: 3, y: -4 }
        ],
        edges: [
          { id: 'e1', from: 'A1', to: 'A2', kind: 'uses' },
          { id: 'e2', from: 'A1', to: 'A1', kind: 'transferred', values: { amount: 20 } }
        ]
      },
      isPlaced: true,
      ignored: []
    })
  })

  test('leaves positions to the worker if the file has none, and takes the first kind of edge for an edge without one', () => {
    const result = importGraph(
      [
        { name: 'v.csv', text: 'kind,id\naccount,B\n' },
        { name: 'e.csv', text: 'from,to\nB,B' }
      ],
      model
    )
    expect(result).toMatchObject({ isPlaced: false, graph: { edges: [{ kind: 'uses' }] } })
  })

  test('reads what the workbench exports', () => {
    const text = writeCsv([
      ['id', 'label', 'x', 'y'],
      ['中1', 'device', '-5', '6']
    ])
    expect(importGraph([{ name: 'v.csv', text }], model)).toMatchObject({ graph: { vertices: [{ id: '中1', x: -5, y: 6 }] } })
  })

  test('reads labels and types in upper case, and says which columns it has no use for', () => {
    const result = importGraph(
      [
        { name: 'v.csv', text: 'id,label,name,risk\nA,Account,Ann,1\nD,,Phone,\n' },
        { name: 'e.csv', text: 'id,from,to,type,note\n7,A,D,TRANSFERRED,x\n' }
      ],
      model
    )
    expect(result).toMatchObject({
      graph: { vertices: [{ kind: 'account', values: { risk: 1 } }, { kind: 'account' }], edges: [{ kind: 'transferred' }] },
      ignored: ['name', 'id', 'note']
    })
  })

  test.each([
    ['id,label\n\nB1,person', 'vertex-kind', 3],
    ['id,label\nB1,toString', 'vertex-kind', 2],
    ['from,to,type\nA1,A2,owns', 'edge-kind', 2],
    ['from,to,type\nA1,A2,constructor', 'edge-kind', 2],
    ['from,to,amount\nA1,A2,1e9', 'number', 2]
  ])('refuses %j as %s in line %i', (text, kind, line) => {
    expect(faultOf(text)).toMatchObject({ kind, line, file: 'new.csv' })
  })

  test('never throws, whatever the files hold', () => {
    const cell = fc.constantFrom(
      'id',
      'label',
      'from',
      'to',
      'account',
      'uses',
      'A1',
      'A2',
      '1',
      '-2.5',
      '"',
      '""',
      '中',
      '=1',
      '\uFEFF'
    )
    const separator = fc.constantFrom(',', '\n', '\r\n', '\r', '"', ',,', '')
    const soup = fc.array(fc.tuple(cell, separator), { maxLength: 30 }).map((parts) => parts.flat().join(''))
    const valid = soup.map((rest) => `id,label\nA1,account\n${rest}`)
    const text = fc.oneof(soup, valid, fc.string({ unit: 'binary', maxLength: 80 }))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3 }), (texts) => {
        const result = importGraph(
          texts.map((each, index) => ({ name: `${index}.csv`, text: each })),
          model
        )
        if ('fault' in result) {
          expect(result.fault.line).toBeGreaterThan(0)
          return
        }
        const ids = new Set(result.graph.vertices.map(({ id }) => id))
        for (const { from, to } of result.graph.edges) expect(ids.has(from) && ids.has(to)).toBe(true)
      }),
      { numRuns: size(5000) }
    )
  })
})
