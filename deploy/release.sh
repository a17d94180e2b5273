#!/bin/sh
# Puts a release into service without a pause, or an older one back: deploy/release.sh <name of a folder in releases/>
# Its folder is a clone of this repository after `npm ci` and `npm run build`. See docs/operations.md.
set -eu

root=${ROOT:-/srv/awaken-realms}
service=${SERVICE:-systemctl}
reload=${RELOAD:-systemctl reload nginx}
ports=${PORTS:-3000 3001}
wait_seconds=${WAIT_SECONDS:-60}
drain_seconds=${DRAIN_SECONDS:-5}

new=$root/releases/${1:?Say which release: $(ls "$root/releases" | tr '\n' ' ')}
old=$(readlink -f "$root/current" || true)
# A build puts its site into this place when it is complete.
[ -f "$new/build/client/index.html" ] || { echo "There is no whole build in $new: run npm run build there." >&2; exit 1; }

# The port in use and the one that is free.
busy=; free=
for port in $ports; do
    if "$service" is-active --quiet "awaken-realms@$port"; then busy=$port; else free=$port; fi
done
if [ -z "$free" ]; then
    echo "All of the ports $ports are in use. nginx uses $(cat "$root/nginx-upstream.conf"); stop the other awaken-realms@<port>." >&2
    exit 1
fi

# Visitors with a page of the old release open still ask for the scripts it names.
if [ -n "$old" ] && [ "$old" != "$new" ] && [ -d "$old/build/client/assets" ]; then
    cp -Rpn "$old/build/client/assets/." "$new/build/client/assets/" || true
fi

link() {
    # A link cannot be replaced in place, but a rename can take its place in one step.
    ln -sfn "$1" "$2.next"
    mv -T "$2.next" "$2"
}

ready() {
    "$new/node_modules/.bin/node" -e "fetch('http://127.0.0.1:$1/readyz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"
}

# nginx sends the files of the release that "current" names, and hands the rest to its service.
serve() {
    echo "upstream service { server 127.0.0.1:$2; }" > "$root/nginx-upstream.conf" &&
        link "$1" "$root/current" &&
        $reload
}

give_up() {
    echo "$1" >&2
    "$service" stop "awaken-realms@$free"
    exit 1
}

# nginx runs as another user than whoever cloned and built.
chmod -R a+rX "$new/build/client"
# The unit for a port runs in the folder its link names.
link "$new" "$root/port-$free"
trap 'give_up "Broken off; the old release stays."' HUP INT TERM
"$service" start "awaken-realms@$free"
waited=0
until ready "$free"; do
    waited=$((waited + 1))
    [ "$waited" -lt "$wait_seconds" ] ||
        give_up "The new release was not ready after $wait_seconds tries; the old one stays. Look at its log."
    sleep 1
done

# From here on signals are ignored: it takes seconds, and a switch that stops halfway would be worse.
trap '' HUP INT TERM
if ! serve "$new" "$free"; then
    [ -z "$busy" ] || serve "$old" "$busy" || true
    give_up "nginx did not take the new release; the old one stays. nginx -t says why."
fi
# Which process systemd starts after a reboot.
"$service" enable --quiet "awaken-realms@$free"
[ -z "$busy" ] || "$service" disable --quiet "awaken-realms@$busy"
# nginx's old workers still hand on what they have begun to read. A stop then waits up to a minute for what is under way.
sleep "$drain_seconds"
[ -z "$busy" ] || "$service" stop "awaken-realms@$busy"
echo "In service: $1 on port $free"
