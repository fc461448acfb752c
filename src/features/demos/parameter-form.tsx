import { useId } from 'react'
import type { DemoCopy, DemoGraph, DemoType, Parameter } from '~/demos/types'
import { FieldFrame } from '~/features/forms/field'
import { useLocale } from '~/lib/locale'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import type { ReadParameters } from './parameters'
import { VertexList } from './vertex-list'
import { numberText } from './words'
import './bench.css'

const demosPath = '/product/onlinedemo'
/** The form, which buttons of the result belong to. */
export const formId = 'demo-form'

interface ParameterFormProps {
  type: DemoType
  copy: DemoCopy
  parameters: readonly Parameter[]
  read: Pick<ReadParameters, 'input' | 'fault'>
  /** For the choice of a vertex; undefined until the data is loaded. */
  graph: DemoGraph | undefined
  onRun: (input: Readonly<Record<string, string>>) => void
}

/** The parameters. A plain GET form: without scripts the server runs the method and draws the result at the form's address. */
export function ParameterForm({ type, copy, parameters, read: { input, fault }, graph, onRun }: ParameterFormProps) {
  const submit = (form: HTMLFormElement) => {
    const data = new FormData(form)
    onRun(Object.fromEntries(parameters.map(({ name }) => [name, String(data.get(name) ?? '')])))
  }
  return (
    <form
      id={formId}
      className="demo-form"
      method="get"
      action={demosPath}
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <input type="hidden" name="type" value={type} />
      {parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          copy={copy}
          graph={graph}
          value={input[parameter.name] ?? ''}
          isFaulty={fault?.name === parameter.name}
        />
      ))}
      <div className="demo-run">
        <Button type="submit" variant="primary" isSmall>
          {m.demos_run()}
        </Button>
      </div>
    </form>
  )
}

interface ParameterFieldProps {
  parameter: Parameter
  copy: DemoCopy
  graph: DemoGraph | undefined
  value: string
  isFaulty: boolean
}

function ParameterField({ parameter, copy, graph, value, isFaulty }: ParameterFieldProps) {
  const id = useId()
  const locale = useLocale()
  const { name } = parameter
  const words = copy.parameters[name]
  const unit = words?.unit ? m.demos_unit({ unit: words.unit }) : ''
  const common = { id, name, 'aria-describedby': `${id}-below`, 'aria-invalid': isFaulty ? true : undefined }
  return (
    <FieldFrame
      id={id}
      className="demo-field"
      label={
        <>
          {words?.name ?? name}
          <span className="demo-unit">{unit}</span>
        </>
      }
      error={isFaulty ? faultText(parameter, (number) => numberText(number, locale)) : undefined}
      notes={isFaulty ? null : <p className="field-notice">{words?.hint}</p>}
    >
      {parameter.kind === 'choice' ? (
        <select {...common} key={value} defaultValue={value}>
          {parameter.options.map((option) => (
            <option key={option} value={option}>
              {words?.options?.[option] ?? option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          key={value}
          defaultValue={value}
          autoComplete="off"
          {...(parameter.kind === 'number' ? { inputMode: 'decimal' } : { list: `${id}-list` })}
        />
      )}
      {parameter.kind === 'vertex' ? <VertexList id={`${id}-list`} graph={graph} of={parameter.of} /> : null}
    </FieldFrame>
  )
}

function faultText(parameter: Parameter, format: (value: number) => string): string {
  if (parameter.kind === 'vertex') return m.demos_fault_vertex({ example: parameter.default })
  if (parameter.kind === 'choice') return m.demos_fault_choice()
  const { min, max, step } = parameter
  return m.demos_fault_number({ min: format(min), max: format(max), step: format(step) })
}
