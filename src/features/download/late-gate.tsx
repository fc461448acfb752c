import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLatePart } from '~/ui/late-parts'
import { Gate, type GateProps } from './gate'
import { arrivalOfGate, gateAtHand, prepareGate } from './gate-code'
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
 * The gate, whose code is a file of its own: the lists of the centre and files that ask for nothing are spared it. The browser
 * keeps the server's form, which posts by itself, until the code is there.
 */
export function LateGate(props: GateProps) {
  const [{ Shown, onAlive, prepare }] = useState(() => {
    const { promise: alive, resolve: onAlive } = Promise.withResolvers<void>()
    const prepare = () => Promise.all([prepareGate(), alive])
    return { Shown: gateToShow(), onAlive, prepare }
  })
  // Rendered anew before it is alive, the form would lose what is typed into it.
  useLatePart(prepare)
  return (
    <Suspense>
      <Shown {...props} />
      <Alive onAlive={onAlive} />
    </Suspense>
  )
}

/** Says when what is beside it is hydrated and has taken over and kept what was typed before. */
function Alive({ onAlive }: { onAlive: () => void }) {
  const [isHydrated, setHydrated] = useState(false)
  // What was typed is taken over by the first effects and kept by those that follow.
  useEffect(() => (isHydrated ? onAlive() : setHydrated(true)), [isHydrated, onAlive])
  return null
}
