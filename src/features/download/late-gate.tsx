import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy, memo, Suspense, useCallback, useEffect, useState } from 'react'
import { useLatePart } from '~/ui/late-parts'
import { Gate, type GateProps } from './gate'
import { arrivalOfGate, gateAtHand, loadGate, noteGate } from './gate-code'
// The style sheets of the gate: the page needs them at once.
import '~/features/center/center.css'
import '~/features/forms/check-box.css'
import '~/features/forms/field.css'
import '~/features/forms/posted-form.css'
import '~/ui/button.css'
import '~/ui/confirmed-button.css'
import '~/ui/text-link.css'
import './gate.css'
import './statement.css'

const LazyGate = lazy(arrivalOfGate)

// The static import above is used on the server only and is taken out of the browser's bundle.
const gateToShow = createIsomorphicFn()
  .server(() => Gate)
  .client(() => gateAtHand() ?? LazyGate)

/**
 * The gate, whose code is a file of its own: the lists of the center and files that ask for nothing are spared it. The browser
 * keeps the server's form, which posts by itself, until the code is there.
 */
export function LateGate(gate: GateProps) {
  const [isAlive, setAlive] = useState(false)
  const [{ Shown, settle, prepare }] = useState(() => {
    const { promise: alive, resolve: settle } = Promise.withResolvers<void>()
    const prepare = () => Promise.all([loadGate(), alive])
    return { Shown: gateToShow(), settle, prepare }
  })
  const onAlive = useCallback(() => {
    setAlive(true)
    settle()
  }, [settle])
  const { file } = gate

  useEffect(() => noteGate(file), [file])
  // A switch of language would lose what is typed; and nobody is to wait for a gate that has gone.
  useLatePart(prepare)
  useEffect(() => settle, [settle])

  return <Boundary Shown={Shown} gate={gate} isAlive={isAlive} onAlive={onAlive} />
}

interface BoundaryProps {
  Shown: ComponentType<GateProps>
  gate: GateProps
  isAlive: boolean
  onAlive: () => void
}

/** Not rendered anew before it is alive: React would drop the server's form, and what is typed into it, for code that is to come. */
const Boundary = memo(
  ({ Shown, gate, onAlive }: BoundaryProps) => (
    <Suspense>
      <Shown {...gate} />
      <Alive onAlive={onAlive} />
    </Suspense>
  ),
  (_, { isAlive }) => !isAlive
)

/** Says when what is beside it is hydrated and has taken over and kept what was typed before. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const [isHydrated, setHydrated] = useState(false)
  // What was typed is taken over by the first effects and kept by those that follow.
  useEffect(() => (isHydrated ? onAlive() : setHydrated(true)), [isHydrated, onAlive])
  return null
}
