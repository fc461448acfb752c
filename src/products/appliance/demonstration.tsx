import { useId, useState } from 'react'
import { fill } from '~/lib/fill'
import { formatNumber } from '~/lib/format'
import { getLocale } from '~/paraglide/runtime'
import {
  type Entered,
  type GroupName,
  leansOn,
  numberWithin,
  type PartName,
  partNames,
  type Quantity,
  quantities,
  recordBytes,
  sizeOf,
  workIds
} from './appliance'
import type { SizingWords } from './types'

const groups: readonly GroupName[] = ['data', 'load', 'model']
const isQuantity = (name: string): name is Quantity => groups.some((group) => name in quantities[group])
const fields = groups.flatMap((group) =>
  Object.entries(quantities[group]).flatMap(([name, range]) => (isQuantity(name) ? [{ group, name, range }] : []))
)
const atFirst = Object.fromEntries(fields.map(({ name, range }) => [name, String(range.first)]))

/** «310 GB», «3.1 TB». */
function gigabytesText(gigabytes: number, decimal: Intl.NumberFormat): string {
  return gigabytes < 1000 ? `${decimal.format(gigabytes)} GB` : `${decimal.format(gigabytes / 1000)} TB`
}

/** Number of data and load on the left; the machine that they need on the right, each part with its formula. */
export function SizingDemonstration({ copy }: { copy: SizingWords }) {
  const id = useId()
  const [inputs, setInputs] = useState<Readonly<Record<string, string>>>(atFirst)
  const faults = new Map(
    fields.flatMap(({ name, range }) =>
      numberWithin(inputs[name] ?? '', range) === undefined
        ? [[name, fill(copy.range, { least: range.least, most: formatNumber(range.most, getLocale()) })] as const]
        : []
    )
  )
  const value = (name: Quantity) => Number(inputs[name])
  const entered: Entered = {
    vertices: value('vertices'),
    edges: value('edges'),
    properties: value('properties'),
    copies: value('copies'),
    share: value('share'),
    rate: value('rate'),
    time: value('time'),
    utilization: value('utilization'),
    parameters: value('parameters'),
    precision: value('precision')
  }
  return (
    <div className="split sizing">
      <div className="sizing-form">
        {groups.map((group) => (
          <fieldset key={group} className={`sizing-${group}`}>
            <legend>{copy.groups[group]}</legend>
            {fields.map(({ group: own, name }) => {
              if (own !== group) return null
              const { label, unit } = copy.quantities[name]
              const fault = faults.get(name)
              return (
                <div key={name} className="sizing-field">
                  <label htmlFor={`${id}-${name}`}>{label}</label>
                  <span className="sizing-input">
                    <input
                      id={`${id}-${name}`}
                      inputMode="decimal"
                      autoComplete="off"
                      value={inputs[name]}
                      aria-invalid={fault === undefined ? undefined : true}
                      aria-describedby={fault === undefined ? `${id}-${name}-unit` : `${id}-${name}-fault`}
                      onChange={({ currentTarget }) => {
                        const { value: input } = currentTarget
                        setInputs((before) => ({ ...before, [name]: input }))
                      }}
                    />
                    <span id={`${id}-${name}-unit`}>{unit}</span>
                  </span>
                  {fault === undefined ? null : (
                    <span id={`${id}-${name}-fault`} className="sizing-fault" role="alert">
                      {fault}
                    </span>
                  )}
                </div>
              )
            })}
          </fieldset>
        ))}
      </div>
      <Machine copy={copy} entered={faults.size === 0 ? entered : undefined} />
    </div>
  )
}

/** The parts of the machine, with the required size of each. */
function Machine({ copy, entered }: { copy: SizingWords; entered: Entered | undefined }) {
  const locale = getLocale()
  const decimal = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const sizes = entered && sizeOf(entered)
  const amount = (part: PartName) => {
    if (!sizes) return '–'
    if (part !== 'processor') return gigabytesText(sizes[part], decimal)
    return fill(copy.cores, { count: Math.ceil(sizes.processor) })
  }
  const bytes = recordBytes(entered?.properties ?? 0)
  const numbers = entered && {
    ...entered,
    vertices: compact.format(entered.vertices * 1e6),
    edges: compact.format(entered.edges * 1e6),
    parameters: compact.format(entered.parameters * 1e9),
    vertexBytes: bytes.vertex,
    edgeBytes: bytes.edge
  }
  return (
    <div className="sizing-room">
      <p className="note">{copy.border}</p>
      <ul className="sizing-machine" aria-live="polite">
        {partNames.map((part) => (
          <li key={part}>
            <h2>{copy.parts[part]}</h2>
            <b className="sizing-amount">{amount(part)}</b>
            <p className="sizing-formula">{numbers ? fill(copy.formulas[part], numbers) : copy.incomplete}</p>
            <p className="note">
              {copy.usedBy}
              {list.format(workIds.filter((work) => leansOn[work].includes(part)).map((work) => copy.works[work]))}
            </p>
          </li>
        ))}
      </ul>
      <p className="muted small">{copy.note}</p>
    </div>
  )
}
