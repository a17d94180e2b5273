/** The site's dark look in a few rules, inline, so that an answer needs no second request. */
export const answerStyle = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; background: #0d0b0a; color: #f3ead8; font: 1.125rem/1.6 "Source Sans 3", system-ui, sans-serif }
header, main { max-width: 44rem; margin: 0 auto; padding: 1.25rem }
header { border-bottom: 1px solid #4a3f33 }
a { color: #e9c46a; text-underline-offset: .2em }
header a { display: inline-block; padding: .625rem 0; font-weight: 700; letter-spacing: .08em; text-decoration: none; text-transform: uppercase }
h1 { margin: 1rem 0; font-size: 2rem; line-height: 1.2 }
h2 { margin: 0 0 .5rem; font-size: 1.25rem; line-height: 1.3 }
form { display: grid; gap: 1.5rem }
label, .label { display: block; font-weight: 600 }
.hint { margin: 0; color: #cbbfa9; font-size: 1rem }
input, select, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #9a8a70; border-radius: .25rem; background: #171310; color: inherit; font: inherit }
input[type=checkbox] { flex: none; width: 1.5rem; min-height: 1.5rem; margin: .125rem 0 0; accent-color: #e9c46a }
.consent { display: flex; gap: .75rem; align-items: start }
.consent label { font-weight: 400 }
[aria-invalid=true] { border: 2px solid #ff9c8a }
.error { margin: .25rem 0; color: #ff9c8a; font-weight: 600 }
.summary { margin-bottom: 1.5rem; padding: 1rem 1.25rem; border: 2px solid #ff9c8a; border-radius: .25rem }
.summary ul { margin: 0; padding-left: 1.25rem }
.summary a { color: #ff9c8a }
.reference { display: inline-block; padding: .5rem 1rem; border: 1px solid #e9c46a; border-radius: .25rem; font-size: 1.5rem; letter-spacing: .05em }
button { justify-self: start; min-height: 2.75rem; padding: .625rem 2rem; border: 0; border-radius: .25rem; background: #e9c46a; color: #0d0b0a; font: inherit; font-weight: 700; cursor: pointer }
:focus-visible { outline: 3px solid #f3ead8; outline-offset: 2px }
.away { position: absolute; left: -999rem }
`
