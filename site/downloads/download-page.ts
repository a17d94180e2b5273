/** What /download does by script besides its search; each file does one thing and works alone. */
import './language-order.ts'
import './promo-platform.ts'
import './scrollbars.ts'
import './sidebar.ts'
import './slash-key.ts'
