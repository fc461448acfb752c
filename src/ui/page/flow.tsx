import './flow.css'

export interface FlowStage {
  name: string
  text: string
  /** Where the product stands in the flow. */
  main?: boolean
}

/** Stages that data passes through, left to right; on a phone, top to bottom. */
export function Flow({ stages }: { stages: readonly FlowStage[] }) {
  return (
    <ol className="flow">
      {stages.map(({ name, text, main }) => (
        <li key={name} className={main ? 'flow-main' : undefined}>
          <div className="flow-stage">
            <b>{name}</b>
            {text}
          </div>
        </li>
      ))}
    </ol>
  )
}
