import { Inline, PopupText, PopupWidget } from '@scheduling/embed-loader/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const url = 'https://scheduling.example/demo/30min'

function Site() {
  const [topics, setTopics] = useState(0)
  const [booked, setBooked] = useState(null)
  return (
    <main>
      <h1>A site in React</h1>
      <p>What changes around the booking page leaves it alone: what was chosen and typed stays.</p>
      <p>
        <button type="button" onClick={() => setTopics(topics + 1)}>
          One more topic
        </button>{' '}
        Topics: {topics}
      </p>
      <Inline url={url} buttonColor="#0F766E" onBooked={({ bookingId }) => setBooked(bookingId)} />
      <p role="status">{booked && `Thank you. Booking ${booked}`}</p>
      <p>
        <PopupText url="https://scheduling.example/demo/15min">Quick call</PopupText>
      </p>
      {topics < 3 && <PopupWidget url={url} buttonText="Booking" />}
    </main>
  )
}

createRoot(document.getElementById('site')).render(
  <StrictMode>
    <Site />
  </StrictMode>,
)
