// The served year is the build's; a page that lies on the server over New Year's Eve is put right here.
const year = document.getElementById('current-year')
if (year) year.textContent = String(new Date().getFullYear())
